import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../bench/product.ts'
import { say } from '../../bench/table.ts'
import { type Finding, inPlace, type Trial } from '../trial.ts'
import { type Site, startSite, type Wanted } from './site.ts'

/** Those that would notice first that two instances are not one: files, and news that come from elsewhere. */
const tellTale = ['hand-in.spec.ts', 'notices.spec.ts']

/** Every journey in the browser, through nginx, where one request goes to this instance and the next to that. */
export const journeysThroughProxy: Trial = {
  name: 'journeys behind nginx',
  needs: 'nginx',
  run: async (scale) => {
    if (scale === 'short') return tryJourneys({ instances: 2, files: 'shared folder' }, tellTale)
    const two = await tryJourneys({ instances: 2, files: 'swift' }, [])
    return [...two, ...(await tryJourneys({ instances: 4, files: 'swift' }, []))]
  },
  control: () => tryJourneys({ instances: 2, files: 'apart' }, tellTale, true),
}

function tryJourneys(wanted: Wanted, only: string[], isControl = false): Promise<Finding[]> {
  return inPlace(async ({ dataDir }) => {
    // The journeys walk through the demo academy; two browsers and all of this share the machine.
    const env = { NODE_ENV: 'development', ANSWER_SECONDS: '30' }
    const site = await startSite(dataDir, { ...wanted, env })
    const { passed, failed, skipped } = await walk(site, dataDir, only)
    await site.stop()
    return [
      {
        tried: `${only.length > 0 ? 'some' : 'all'} journeys, ${wanted.instances} instances, files: ${wanted.files}`,
        times: `${passed + failed} journeys`,
        lost: 0,
        seen: `${passed} passed, ${failed} failed (0), ${skipped} left out`,
        holds: failed === 0 && passed > 0,
      },
    ]
  }, isControl)
}

async function walk({ url, databaseUrl, dataDir, env }: Site, folder: string, only: string[]) {
  const report = join(folder, 'journeys.json')
  const log = await open(join(folder, 'journeys.log'), 'a')
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  const child = spawn(process.execPath, [cli, 'test', '--reporter=list,json', ...only], {
    cwd: root,
    stdio: ['ignore', log.fd, log.fd],
    env: {
      ...process.env,
      // For those that start one more instance: it joins the others.
      ...env,
      E2E_BASE_URL: url,
      E2E_DATA_DIR: dataDir,
      E2E_DATABASE_URL: databaseUrl,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  })
  await log.close()
  await once(child, 'exit')
  // Playwright tells at the end what failed, and how.
  if (child.exitCode !== 0) say((await readFile(join(folder, 'journeys.log'), 'utf8')).slice(-8_000))
  const { stats } = JSON.parse(await readFile(report, 'utf8')) as { stats: Record<string, number> }
  return { passed: stats['expected']!, failed: stats['unexpected']! + stats['flaky']!, skipped: stats['skipped']! }
}
