import { afterAll, expect, test } from 'vitest'
import { openSession } from '../host/session.ts'
import { connectToProcess } from '../node/connect.ts'
import type { ProgramFile } from '../program.ts'

// Loading Python takes seconds: all tests use one.
const session = openSession(connectToProcess('python'), { seconds: 60 })
afterAll(() => session.close())

const start = (...files: ProgramFile[]) =>
  session.start({ language: 'python', entry: files[0]!.path, files, database: '' })

async function failureOf(text: string) {
  const reply = await start({ path: 'a.py', text })
  return reply.kind === 'failure' ? reply.failure : reply
}

test('gives checks the values of the learner’s module', async () => {
  const reply = await start(
    {
      path: 'rupees.py',
      text: "from paise import per_rupee\nprint('ready', end='')\ndef paise(rupees): return rupees * per_rupee\n",
    },
    { path: 'paise.py', text: 'per_rupee = 100\n' },
  )
  expect(reply).toMatchObject({ kind: 'value' })
  const source = `sum = paise(2)
[sum, 0.5, 2.0, 'x', True, None, (1, 2), {'b': 1, 'a': 2}, {1: 'x'}, {'b', 'a'}, 2 ** 64, printed]`
  expect(await session.evaluate(source, '')).toEqual({
    kind: 'value',
    value: `[200,0.5,2,"x",true,null,[1,2],{"a":2,"b":1},{"#":"map","v":[[1,"x"]]},{"#":"set","v":["a","b"]},{"#":"bigint","v":"18446744073709551616"},["ready"]]`,
  })
})

test('starts each program with modules of its own', async () => {
  await start({ path: 'a.py', text: 'import b\n' }, { path: 'b.py', text: 'count = 1\n' })
  await start({ path: 'a.py', text: 'import b\n' }, { path: 'b.py', text: 'count = 2\n' })
  expect(await session.evaluate('b.count', '')).toMatchObject({ value: '2' })
})

test.each([
  ['\ndef f(:\n  pass', 'SyntaxError', 2],
  ["def f():\n  raise ValueError('Enter an amount')\nf()", 'ValueError', 2],
  ['import js', 'ModuleNotFoundError', 1],
  ['from pyodide.code import run_js', 'ModuleNotFoundError', 1],
  ["input('Name? ')", 'EOFError', 1],
])('names the line of an error: %j', async (text, name, line) => {
  expect(await failureOf(text)).toMatchObject({ name, line, file: 'a.py' })
})
