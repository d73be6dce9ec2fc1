export default [
  {
    name: 'accepts a body of exactly the limit, and not one byte more',
    hint: 'The limit itself is fine: compare with >.',
    run: async ({ readJson }) => {
      // A request that sends its chunks until somebody pauses it.
      const sendTo = async (headers, chunks, limit) => {
        const listeners = { data: [], end: [] }
        let isPaused = false
        let sent = 0
        const request = {
          headers,
          on(name, listener) {
            listeners[name]?.push(listener)
            return request
          },
          once: (name, listener) => request.on(name, listener),
          pause: () => (isPaused = true),
          resume: () => (isPaused = false),
          destroy: () => (isPaused = true),
        }
        const body = readJson(request, limit)
        const outcome = Promise.resolve(body).then(
          (value) => ({ value }),
          ({ status, message }) => ({ status: status ?? message }),
        )
        for (const chunk of chunks) {
          if (isPaused) break
          sent += 1
          for (const listener of listeners.data)
            listener(typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk)
          await null
        }
        if (!isPaused) for (const listener of listeners.end) listener()
        const waiting = new Promise((resolve) => setTimeout(() => resolve({ status: 'still waiting' }), 20))
        return { ...(await Promise.race([outcome, waiting])), sent }
      }
      const json = { 'content-type': 'application/json' }
      return [
        (await sendTo(json, ['{"a":', '12}'], 8)).value,
        (await sendTo({ ...json, 'content-length': '8' }, ['{"a":', '12}'], 8)).value,
        (await sendTo(json, ['{"a":', '123}'], 8)).status,
      ]
    },
    expect: [{ a: 12 }, { a: 12 }, 413],
  },
  {
    name: 'counts bytes, and joins a letter that was cut in two',
    hint: 'A Hindi letter has three bytes and can be divided between two chunks: decode only when all are there.',
    run: async ({ readJson }) => {
      // A request that sends its chunks until somebody pauses it.
      const sendTo = async (headers, chunks, limit) => {
        const listeners = { data: [], end: [] }
        let isPaused = false
        let sent = 0
        const request = {
          headers,
          on(name, listener) {
            listeners[name]?.push(listener)
            return request
          },
          once: (name, listener) => request.on(name, listener),
          pause: () => (isPaused = true),
          resume: () => (isPaused = false),
          destroy: () => (isPaused = true),
        }
        const body = readJson(request, limit)
        const outcome = Promise.resolve(body).then(
          (value) => ({ value }),
          ({ status, message }) => ({ status: status ?? message }),
        )
        for (const chunk of chunks) {
          if (isPaused) break
          sent += 1
          for (const listener of listeners.data)
            listener(typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk)
          await null
        }
        if (!isPaused) for (const listener of listeners.end) listener()
        const waiting = new Promise((resolve) => setTimeout(() => resolve({ status: 'still waiting' }), 20))
        return { ...(await Promise.race([outcome, waiting])), sent }
      }
      const json = { 'content-type': 'application/json' }
      const bytes = new TextEncoder().encode('{"from":"पुणे"}')
      return [
        (await sendTo(json, [bytes.slice(0, 10), bytes.slice(10, 14), bytes.slice(14)], 1000)).value,
        (await sendTo(json, [bytes], 15)).status,
      ]
    },
    expect: [{ from: 'पुणे' }, 413],
  },
  {
    name: 'reads nothing of a body that it has refused',
    hint: 'Reject before you add listeners. Then the network slows the sender down.',
    run: async ({ readJson }) => {
      // A request that sends its chunks until somebody pauses it.
      const sendTo = async (headers, chunks, limit) => {
        const listeners = { data: [], end: [] }
        let isPaused = false
        let sent = 0
        const request = {
          headers,
          on(name, listener) {
            listeners[name]?.push(listener)
            return request
          },
          once: (name, listener) => request.on(name, listener),
          pause: () => (isPaused = true),
          resume: () => (isPaused = false),
          destroy: () => (isPaused = true),
        }
        const body = readJson(request, limit)
        const outcome = Promise.resolve(body).then(
          (value) => ({ value }),
          ({ status, message }) => ({ status: status ?? message }),
        )
        for (const chunk of chunks) {
          if (isPaused) break
          sent += 1
          for (const listener of listeners.data)
            listener(typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk)
          await null
        }
        if (!isPaused) for (const listener of listeners.end) listener()
        const waiting = new Promise((resolve) => setTimeout(() => resolve({ status: 'still waiting' }), 20))
        return { ...(await Promise.race([outcome, waiting])), sent }
      }
      const json = { 'content-type': 'application/json' }
      const chunk = '[' + '1,'.repeat(20) + '1]'
      return [
        (await sendTo({ ...json, 'content-length': '99999999' }, [chunk], 1000)).status,
        (await sendTo({ 'content-type': 'TEXT/html', 'content-length': '5' }, [chunk], 1000)).status,
        (await sendTo({ 'content-type': 'Application/JSON', 'content-length': '43' }, [chunk], 1000)).value.length,
      ]
    },
    expect: [413, 415, 21],
  },
]
