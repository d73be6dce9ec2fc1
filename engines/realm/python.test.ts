import { afterAll, expect, test } from 'vitest'
import { openSession } from '../host/session.ts'
import { connectToProcess } from '../node/connect.ts'
import type { ProgramFile } from '../program.ts'

// Loading Python takes seconds: all tests use one.
const session = openSession(connectToProcess('python'), { seconds: 60 })
afterAll(() => session.close())

const start = (...files: ProgramFile[]) =>
  session.start({ language: 'python', entry: files[0]!.path, files, database: '' })

async function evaluate(run: string) {
  await session.prepare([{ run, setup: '' }])
  return session.evaluate(0)
}

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
  expect(await evaluate(source)).toEqual({
    kind: 'value',
    value: `[200,0.5,2,"x",true,null,[1,2],{"a":2,"b":1},{"#":"map","v":[[1,"x"]]},{"#":"set","v":["a","b"]},{"#":"bigint","v":"18446744073709551616"},["ready"]]`,
  })
})

test('starts each program with modules of its own', async () => {
  await start({ path: 'a.py', text: 'import b\n' }, { path: 'b.py', text: 'count = 1\n' })
  await start({ path: 'a.py', text: 'import b\n' }, { path: 'b.py', text: 'count = 2\n' })
  expect(await evaluate('b.count')).toMatchObject({ value: '2' })
})

test.each([
  ['\ndef f(:\n  pass', 'SyntaxError', 2],
  ["def f():\n  raise ValueError('Enter an amount')\nf()", 'ValueError', 2],
  ['import js', 'ModuleNotFoundError', 1],
  ['import ctypes', 'ModuleNotFoundError', 1],
  ['from pyodide.code import run_js', 'ModuleNotFoundError', 1],
  ["input('Name? ')", 'EOFError', 1],
])('names the line of an error: %j', async (text, name, line) => {
  expect(await failureOf(text)).toMatchObject({ name, line, file: 'a.py' })
})

test('a program can’t read the text of a check', async () => {
  await session.prepare([
    { run: 'seen', setup: '' },
    { run: "probe('MARKER_7319')[0:0]", setup: '' },
    { run: 'seen', setup: '' },
  ])
  await start({
    path: 'a.py',
    text: `import ast, builtins, json, sys, gc
seen = []
real = {name: getattr(builtins, name) for name in ('compile', 'exec', 'eval')}
def watch(name):
    def watched(*values, **others):
        seen.extend(str(one) for one in values if isinstance(one, str))
        return real[name](*values, **others)
    setattr(builtins, name, watched)
for name in real: watch(name)
parse, loads = ast.parse, json.loads
ast.parse = lambda *values, **others: (seen.append(str(values[0])), parse(*values, **others))[1]
json.loads = lambda text: (seen.append(text), loads(text))[1]
def probe(given):
    frame = sys._getframe(1)
    while frame:
        seen.extend(str(one) for one in frame.f_locals.values() if isinstance(one, (str, list)))
        frame = frame.f_back
    return given
seen.extend(one for one in gc.get_objects() if isinstance(one, str))
`,
  })
  await session.evaluate(0)
  await session.evaluate(1)
  const reply = await session.evaluate(2)
  expect(reply.kind).toBe('value')
  expect(JSON.stringify(reply)).not.toContain('probe(')
})

// Last, because each ends Python, which takes seconds to load. Each of them runs JavaScript, or gets hold of an object of JavaScript, where there is no lock.
const attacks = {
  'ctypes in another way': `import sys
for name in [one for one in sys.modules if 'ctypes' in one]: del sys.modules[name]
import ctypes
value = ctypes.CDLL(None).emscripten_run_script_int(b'6 * 7')`,
  'what Pyodide holds': `import gc
for one in gc.get_objects():
    if isinstance(one, dict):
        for held in list(one.values()):
            if type(held).__name__ == 'JsProxy': value = held.constructor`,
}
const tried = Object.entries(attacks).slice(process.env['TEST_FULL'] === '1' ? 0 : 1)
test.each(tried)('Python can’t reach JavaScript through %s', async (_, attack) => {
  await session.prepare([{ run: 'value', setup: '' }])
  const reply = await start({ path: 'a.py', text: attack })
  expect(reply).toMatchObject({ kind: 'failure', failure: { message: 'Python stopped while it ran your code.' } })
})
