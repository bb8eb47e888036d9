import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import fastify from 'fastify'
import { startBackgroundJob } from '../../../../shop/platform/jobs/background-job.ts'

test('work under way is told when the job is to stop, and is waited for', async () => {
  const told: boolean[] = []
  let goOn = () => {}
  const job = startBackgroundJob(
    async (isStopping) => {
      told.push(isStopping())
      await new Promise<void>((done) => {
        goOn = done
      })
      told.push(isStopping())
    },
    { pauseMs: 60_000, log: fastify().log },
  )
  job.trigger()

  const stopped = job.stop()
  goOn()
  await stopped

  deepEqual(told, [false, true])
})
