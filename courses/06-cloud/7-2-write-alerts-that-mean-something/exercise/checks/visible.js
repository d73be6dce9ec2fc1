export default [
  {
    name: 'stays silent while the nightly backup uses the CPU',
    hint: "CPU isn't pain. Which rule rings here, and does anybody have to do something?",
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
      return firing((at) => (at >= 30 && at < 55 ? { cpu: 95 } : {})).length
    },
    expect: 0,
  },
  {
    name: 'stays silent for one failed request at night',
    hint: 'A minimum of requests in the window: minRequests.',
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
      return firing((at) => ({ requests: 2, errors: at === 40 || at === 70 ? 1 : 0 })).length
    },
    expect: 0,
  },
  {
    name: 'rings within seven minutes when one booking in eight fails',
    hint: 'error_share over a window of some minutes, above 0.05.',
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
      const first = firing((at) => ({ requests: 210, errors: at >= 60 ? 26 : 0 }), 100).filter(({ signal }) => signal === 'error_share')[0]?.at
      return first === undefined ? 'never' : first < 60 ? 'too early' : first <= 67 ? 'in time' : `${first - 60} minutes late`
    },
    expect: 'in time',
  },
  {
    name: 'rings within ten minutes when searches take three seconds',
    hint: 'p95_ms above one second, as an average of some minutes.',
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
      const first = firing((at) => (at >= 60 ? { p95_ms: 3000 } : {}), 100)[0]?.at
      return first === undefined ? 'never' : first < 60 ? 'too early' : first <= 70 ? 'in time' : `${first - 60} minutes late`
    },
    expect: 'in time',
  },
  {
    name: 'uses at most five rules',
    hint: 'One alert per pain, not per cause.',
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
      return rules.length <= 5 ? 'at most five' : rules.length
    },
    expect: 'at most five',
  },
]
