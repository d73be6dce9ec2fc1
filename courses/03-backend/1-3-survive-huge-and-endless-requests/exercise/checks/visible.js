export default [
  {
    name: 'reads a body that arrives in pieces',
    hint: 'Collect the chunks, and parse the whole text when the event end comes.',
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
      return sendTo(json, ['{"train":', '"90101"', ',"late":12}'], 1000)
    },
    expect: { value: { train: '90101', late: 12 }, sent: 3 },
  },
  {
    name: 'refuses a wrong content type with 415',
    hint: 'Look at the header before you read. A charset may come after a semicolon.',
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
        (await sendTo({ 'content-type': 'text/plain' }, ['{}'], 1000)).status,
        (await sendTo({}, ['{}'], 1000)).status,
        (await sendTo({ 'content-type': 'application/jsonp' }, ['{}'], 1000)).status,
        (await sendTo({ 'content-type': 'application/json; charset=utf-8' }, ['{}'], 1000)).value,
      ]
    },
    expect: [415, 415, 415, {}],
  },
  {
    name: 'refuses an announced size over the limit at once',
    hint: 'Compare the header content-length with the limit before the first chunk.',
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
      return (await sendTo({ ...json, 'content-length': '1001' }, ['{}'], 1000)).status
    },
    expect: 413,
  },
  {
    name: 'stops reading as soon as the limit is passed',
    hint: 'Count the bytes of each chunk. Over the limit: pause the request and reject with 413. Don’t destroy it, or the client never reads the 413.',
    run: async ({ readJson }) => {
      // A request that sends its chunks until somebody pauses it.
      const sendTo = async (headers, chunks, limit) => {
        const listeners = { data: [], end: [] }
        let isPaused = false
        let isReset = false
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
          destroy: () => (isPaused = isReset = true),
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
        return { ...(await Promise.race([outcome, waiting])), sent, connection: isReset ? 'reset' : 'open' }
      }
      const json = { 'content-type': 'application/json' }
      return sendTo(json, Array(16).fill(new Uint8Array(16_384)), 65_536)
    },
    expect: { status: 413, sent: 5, connection: 'open' },
  },
  {
    name: 'refuses text that isn’t JSON with 400',
    hint: 'JSON.parse throws inside the listener. Catch it there and reject.',
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
      return [(await sendTo(json, ['{"train":'], 1000)).status, (await sendTo(json, [], 1000)).status]
    },
    expect: [400, 400],
  },
]
