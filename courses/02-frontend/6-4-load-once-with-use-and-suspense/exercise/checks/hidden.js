export default [
  {
    name: 'tells everybody who waits about a failure',
    hint: 'Give the promise itself away, not one that hides the error.',
    run: async ({ createLoader }) => {
      const loader = createLoader(() => new Promise((resolve, reject) => setTimeout(() => reject(new Error('offline')), 5)))
      const waiting = [loader.get('a'), loader.get('a')]
      return (await Promise.allSettled(waiting)).map(({ status, reason }) => `${status}: ${reason?.message}`)
    },
    expect: ['rejected: offline', 'rejected: offline'],
  },
  {
    name: 'gives a failed promise when load throws at once',
    hint: 'Call load inside of an async function, or in try and catch.',
    run: async ({ createLoader }) => {
      let calls = 0
      const loader = createLoader(() => {
        calls++
        throw new Error(`broken ${calls}`)
      })
      const results = []
      for (let i = 0; i < 2; i++) {
        try {
          const promise = loader.get('a')
          results.push(await promise.catch((error) => `rejected: ${error.message}`))
        } catch (error) {
          results.push(`thrown: ${error.message}`)
        }
      }
      return results
    },
    expect: ['rejected: broken 1', 'rejected: broken 2'],
  },
  {
    name: 'keeps the new promise when a forgotten one fails late',
    hint: 'Before you delete after a failure, look whether the Map still has this very promise.',
    run: async ({ createLoader }) => {
      const failing = []
      let requests = 0
      const loader = createLoader(() => {
        requests++
        return requests === 1 ? new Promise((resolve, reject) => failing.push(reject)) : Promise.resolve(`answer ${requests}`)
      })
      const old = loader.get('a')
      old.catch(() => {})
      loader.forget('a')
      await loader.get('a')
      failing[0](new Error('late'))
      await old.catch(() => {})
      await new Promise((resolve) => setTimeout(resolve, 5))
      return [await loader.get('a'), requests]
    },
    expect: ['answer 2', 2],
  },
  {
    name: 'keeps the other keys when one fails',
    hint: 'After a failure, delete only the key that failed.',
    run: async ({ createLoader }) => {
      const asked = []
      const loader = createLoader(async (key) => {
        asked.push(key)
        if (key === 'Rice') throw new Error('no rice today')
        return key
      })
      await loader.get('Onion')
      await loader.get('Rice').catch(() => {})
      await new Promise((resolve) => setTimeout(resolve, 5))
      await loader.get('Onion')
      return asked
    },
    expect: ['Onion', 'Rice'],
  },
  {
    name: 'takes any text as a key',
    hint: 'An object has names such as constructor from the start. A Map is empty.',
    run: async ({ createLoader }) => {
      const loader = createLoader(async (key) => `value of ${key}`)
      return Promise.all(['constructor', '__proto__', '', 'toString'].map((key) => loader.get(key)))
    },
    expect: ['value of constructor', 'value of __proto__', 'value of ', 'value of toString'],
  },
  {
    name: 'keeps the type of the value',
    hint: 'createLoader<Value>(load: (key: string) => Promise<Value>): Loader<Value>',
    types: `
      import { createLoader } from './load-once.ts'
      const loader = createLoader(async (key: string) => key.length)
      export const right: Promise<number> = loader.get('a')
      export const wrong: Promise<string> = loader.get('a')
    `,
    throws: "'Promise<number>' is not assignable to type 'Promise<string>'",
  },
]
