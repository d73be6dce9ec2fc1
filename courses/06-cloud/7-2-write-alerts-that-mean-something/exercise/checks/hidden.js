export default [
  {
    name: 'stays silent for single slow minutes',
    hint: 'Ask for several minutes in a row, or average them.',
    run: ({ json }) => {
      const rules = json('rules.json')
      const calm = { requests: 60, errors: 0, p95_ms: 180, cpu: 20, disk: 60, backup_age_h: 5 }
      const valueAt = (minutes, index, signal, window, minRequests = 0) => {
        const list = minutes.slice(Math.max(0, index - window + 1), index + 1)
        const total = (name) => list.reduce((sum, one) => sum + one[name], 0)
        if (total('requests') < minRequests) return 0
        return signal === 'error_share' ? (total('requests') ? total('errors') / total('requests') : 0) : total(signal) / list.length
      }
      const firing = (changes, count = 120) => {
        const minutes = Array.from({ length: count }, (_, at) => ({ ...calm, ...changes(at) }))
        const found = []
        for (const { name, signal, above, window = 1, for: wait = 1, minRequests, short } of rules) {
          let row = 0
          for (const index of minutes.keys()) {
            const high = valueAt(minutes, index, signal, window, minRequests) > above
            const still = !short || valueAt(minutes, index, signal, short.window, minRequests) > short.above
            row = high && still ? row + 1 : 0
            if (row >= wait) found.push({ name, signal, at: index })
          }
        }
        return found
      }
      return firing((at) => (at % 20 === 10 ? { p95_ms: 1400 } : {})).length
    },
    expect: 0,
  },
  {
    name: 'rings while there are still two hours before the disk is full',
    hint: '5.5 points per hour: at 85 to 89 percent there is time.',
    run: ({ json }) => {
      const rules = json('rules.json')
      const calm = { requests: 60, errors: 0, p95_ms: 180, cpu: 20, disk: 60, backup_age_h: 5 }
      const valueAt = (minutes, index, signal, window, minRequests = 0) => {
        const list = minutes.slice(Math.max(0, index - window + 1), index + 1)
        const total = (name) => list.reduce((sum, one) => sum + one[name], 0)
        if (total('requests') < minRequests) return 0
        return signal === 'error_share' ? (total('requests') ? total('errors') / total('requests') : 0) : total(signal) / list.length
      }
      const firing = (changes, count = 120) => {
        const minutes = Array.from({ length: count }, (_, at) => ({ ...calm, ...changes(at) }))
        const found = []
        for (const { name, signal, above, window = 1, for: wait = 1, minRequests, short } of rules) {
          let row = 0
          for (const index of minutes.keys()) {
            const high = valueAt(minutes, index, signal, window, minRequests) > above
            const still = !short || valueAt(minutes, index, signal, short.window, minRequests) > short.above
            row = high && still ? row + 1 : 0
            if (row >= wait) found.push({ name, signal, at: index })
          }
        }
        return found
      }
      const first = firing((at) => ({ disk: 80 + (at * 5.5) / 60 }), 220).filter(({ signal }) => signal === 'disk')[0]?.at
      if (first === undefined) return 'never'
      const hoursLeft = (100 - 80 - (first * 5.5) / 60) / 5.5
      return hoursLeft >= 2 && first >= 10 ? 'two hours or more' : first < 10 ? 'too early' : `${hoursLeft.toFixed(1)} hours`
    },
    expect: 'two hours or more',
  },
  {
    name: 'notices a backup that never started, with some patience',
    hint: 'The age of the last good one: 24 hours, and two of patience.',
    run: ({ json }) => {
      const rules = json('rules.json')
      const calm = { requests: 60, errors: 0, p95_ms: 180, cpu: 20, disk: 60, backup_age_h: 5 }
      const valueAt = (minutes, index, signal, window, minRequests = 0) => {
        const list = minutes.slice(Math.max(0, index - window + 1), index + 1)
        const total = (name) => list.reduce((sum, one) => sum + one[name], 0)
        if (total('requests') < minRequests) return 0
        return signal === 'error_share' ? (total('requests') ? total('errors') / total('requests') : 0) : total(signal) / list.length
      }
      const firing = (changes, count = 120) => {
        const minutes = Array.from({ length: count }, (_, at) => ({ ...calm, ...changes(at) }))
        const found = []
        for (const { name, signal, above, window = 1, for: wait = 1, minRequests, short } of rules) {
          let row = 0
          for (const index of minutes.keys()) {
            const high = valueAt(minutes, index, signal, window, minRequests) > above
            const still = !short || valueAt(minutes, index, signal, short.window, minRequests) > short.above
            row = high && still ? row + 1 : 0
            if (row >= wait) found.push({ name, signal, at: index })
          }
        }
        return found
      }
      const first = firing((at) => ({ backup_age_h: 24 + at / 60 }), 300).filter(({ signal }) => signal === 'backup_age_h')[0]?.at
      return first === undefined ? 'never' : first < 60 ? 'rings on every late morning' : first <= 200 ? 'in time' : 'too late'
    },
    expect: 'in time',
  },
  {
    name: 'is silent again three minutes after the repair',
    hint: 'A second, short window: { "short": { "window": 2, "above": 0.05 } }.',
    run: ({ json }) => {
      const rules = json('rules.json')
      const calm = { requests: 60, errors: 0, p95_ms: 180, cpu: 20, disk: 60, backup_age_h: 5 }
      const valueAt = (minutes, index, signal, window, minRequests = 0) => {
        const list = minutes.slice(Math.max(0, index - window + 1), index + 1)
        const total = (name) => list.reduce((sum, one) => sum + one[name], 0)
        if (total('requests') < minRequests) return 0
        return signal === 'error_share' ? (total('requests') ? total('errors') / total('requests') : 0) : total(signal) / list.length
      }
      const firing = (changes, count = 120) => {
        const minutes = Array.from({ length: count }, (_, at) => ({ ...calm, ...changes(at) }))
        const found = []
        for (const { name, signal, above, window = 1, for: wait = 1, minRequests, short } of rules) {
          let row = 0
          for (const index of minutes.keys()) {
            const high = valueAt(minutes, index, signal, window, minRequests) > above
            const still = !short || valueAt(minutes, index, signal, short.window, minRequests) > short.above
            row = high && still ? row + 1 : 0
            if (row >= wait) found.push({ name, signal, at: index })
          }
        }
        return found
      }
      const last = firing((at) => ({ requests: 210, errors: at >= 40 && at < 60 ? 26 : 0 })).filter(({ signal }) => signal === 'error_share').at(-1)?.at
      return last === undefined ? 'never rang' : last <= 62 ? 'silent' : `rings until ${last - 60} minutes after`
    },
    expect: 'silent',
  },
  {
    name: 'stays silent during the daily release',
    hint: 'At 11:15 every day, 2.5 percent fail for two minutes. That is accepted.',
    run: ({ json }) => {
      const rules = json('rules.json')
      const calm = { requests: 60, errors: 0, p95_ms: 180, cpu: 20, disk: 60, backup_age_h: 5 }
      const valueAt = (minutes, index, signal, window, minRequests = 0) => {
        const list = minutes.slice(Math.max(0, index - window + 1), index + 1)
        const total = (name) => list.reduce((sum, one) => sum + one[name], 0)
        if (total('requests') < minRequests) return 0
        return signal === 'error_share' ? (total('requests') ? total('errors') / total('requests') : 0) : total(signal) / list.length
      }
      const firing = (changes, count = 120) => {
        const minutes = Array.from({ length: count }, (_, at) => ({ ...calm, ...changes(at) }))
        const found = []
        for (const { name, signal, above, window = 1, for: wait = 1, minRequests, short } of rules) {
          let row = 0
          for (const index of minutes.keys()) {
            const high = valueAt(minutes, index, signal, window, minRequests) > above
            const still = !short || valueAt(minutes, index, signal, short.window, minRequests) > short.above
            row = high && still ? row + 1 : 0
            if (row >= wait) found.push({ name, signal, at: index })
          }
        }
        return found
      }
      return firing((at) => ({ requests: 160, errors: at === 60 || at === 61 ? 4 : 0 })).length
    },
    expect: 0,
  },
]
