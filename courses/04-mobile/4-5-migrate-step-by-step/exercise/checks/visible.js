export default [
  {
    name: 'runs the steps one after the other',
    hint: 'Begin with the version of the file and go up to the target.',
    run: ({ migrate }) => {
      const steps = {
        1: (entries) => entries.map((entry) => ({ ...entry, shift: 'morning' })),
        2: (entries) => entries.map(({ rupees, ...entry }) => ({ ...entry, paise: Math.round(rupees * 100) })),
      }
      return migrate({ version: 1, entries: [{ id: 'a', rupees: 169.15 }] }, steps, 3)
    },
    expect: { version: 3, entries: [{ id: 'a', shift: 'morning', paise: 16915 }] },
  },
  {
    name: 'runs only the steps that the file needs',
    hint: 'A file of version 2 doesn’t need the step from 1.',
    run: ({ migrate }) => {
      const log = []
      const step = (name) => (entries) => (log.push(name), entries)
      const steps = { 1: step('1 to 2'), 2: step('2 to 3'), 3: step('3 to 4') }
      return [migrate({ version: 2, entries: [] }, steps, 4).version, log]
    },
    expect: [4, ['2 to 3', '3 to 4']],
  },
  {
    name: 'names the step that is missing',
    hint: 'Look through all steps before you run the first.',
    run: ({ migrate }) => {
      const log = []
      const steps = { 1: (entries) => (log.push('ran'), entries), 3: (entries) => entries }
      try {
        return migrate({ version: 1, entries: [] }, steps, 4)
      } catch (error) {
        return [error.message, log]
      }
    },
    expect: ['no migration from 2 to 3', []],
  },
  {
    name: 'refuses a file that is newer than the app',
    hint: 'Compare the versions first.',
    run: ({ migrate }) => migrate({ version: 5, entries: [] }, {}, 4),
    throws: 'version 5 is newer than this app (4)',
  },
  {
    name: 'adds up rupees and paise',
    hint: 'Up to version 2: Math.round(rupees * 100). From version 3 on: paise.',
    run: ({ totalPaise }) => [
      totalPaise({ version: 2, entries: [{ rupees: 4.35 }, { rupees: 169.15 }] }),
      totalPaise({ version: 3, entries: [{ paise: 435 }, { paise: 16915 }] }),
      totalPaise({ version: 1, entries: [{ rupees: 1.1 }, { rupees: 2.2 }] }),
      totalPaise({ version: 4, entries: [] }),
    ],
    expect: [17350, 17350, 330, 0],
  },
]
