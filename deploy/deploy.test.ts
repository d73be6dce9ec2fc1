import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The settings of a unit that limit what it can do, as written. */
const limitsOf = (name: string) =>
  readFileSync(`deploy/${name}`, 'utf8')
    .split('\n')
    .filter((line) =>
      /^(Protect|Private|Restrict|NoNewPrivileges|Capability|Ambient|Lock|Remove|SystemCall|LimitCORE|TasksMax)/.test(
        line,
      ),
    )

/** What a unit does differently from an instance, and why. */
const exceptions: Record<string, string[]> = {
  // bubblewrap makes namespaces and mounts, and names the machine inside; a run has many processes.
  'academy-runner.service': ['TasksMax', 'ProtectHostname', 'RestrictNamespaces', 'SystemCallFilter'],
}

const services = readdirSync('deploy').filter((name) => name.endsWith('.service'))

test.each(services)('deploy/%s can do no more than it needs', (name) => {
  const isCommon = (line: string) => !exceptions[name]?.includes(line.split('=')[0]!)
  const limits = limitsOf('academy@.service')
  expect(limits.length).toBeGreaterThan(20)
  expect(limitsOf(name).filter(isCommon)).toEqual(limits.filter(isCommon))
})
