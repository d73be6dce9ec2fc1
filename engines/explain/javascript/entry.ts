import { code, type Explanation, failedFile, type Mishap, type Rule } from '../mishap.ts'
import { nearest } from '../nearest.ts'
import { checkedNames, codeOf } from './source.ts'

const exporting =
  'A check imports your file and calls its functions, as another file of a program would. Only what is exported can be imported: `export function add(a, b) { … }`.'

/** The check asks for a name that the file doesn't export. */
export const entryNames: Rule = (mishap) => {
  const { check, entry, failure } = mishap
  if (!check || mishap.language === 'html') return null
  const isOutside = failure
    ? failure.file === null && /is not a (function|constructor)|undefined/.test(failure.message)
    : check.actual?.includes('undefined')
  if (!isOutside) return null
  const { exports } = codeOf(mishap, entry)
  const missing = checkedNames(check.run).find((name) => !exports.has(name))
  return missing ? missingName(mishap, missing) : null
}

function missingName(mishap: Mishap, name: string): Explanation {
  const { entry, files } = mishap
  const { declared, exports, defaultName, functions } = codeOf(mishap, entry)
  const own = declared.get(name)
  const place = (line: number) => ({ place: { file: entry, line } })
  if (defaultName === name) {
    return {
      message: `Your file exports ${code(name)} as its default. Remove the word ${code('default')}.`,
      meaning: 'A default export has no name for others. The check imports by name: `export function add(a, b) { … }`.',
      ...(own && place(own.line)),
    }
  }
  if (own) {
    return {
      message: `Your file doesn’t export ${code(name)}; put ${code('export')} before ${code(own.word)}.`,
      meaning: exporting,
      ...place(own.line),
    }
  }
  const inner = functions.find((one) => one.name === name)
  if (inner) {
    return {
      message: `${code(name)} is inside another function or block, so your file can’t export it. Move it out, and put ${code('export')} before it.`,
      meaning: exporting,
      ...place(inner.line),
    }
  }
  const elsewhere = files.find(
    ({ path }) => path !== entry && /\.[mc]?[jt]s$/.test(path) && codeOf(mishap, path).declared.has(name),
  )
  if (elsewhere) {
    return {
      message: `${code(name)} is in ${code(elsewhere.path)}. Add ${code(`export { ${name} } from './${elsewhere.path}'`)} to ${code(entry)}.`,
      meaning: exporting,
    }
  }
  const others = [...exports.keys(), ...declared.keys()]
  const meant = nearest(name, others) ?? others.find((one) => one.toLowerCase() === name.toLowerCase())
  if (meant) {
    return {
      message: `We call ${code(name)}; your file has ${code(meant)}. Rename it to ${code(name)}.`,
      meaning: `${exporting} Names have to match letter by letter, capitals too.`,
      ...(declared.has(meant) && place(declared.get(meant)!.line)),
    }
  }
  return {
    message: `We look for ${code(name)} in ${code(entry)} and don’t find it. Write ${code(/^[A-Z]/.test(name) ? `export class ${name} { … }` : `export function ${name}(…) { … }`)}.`,
    meaning: `${exporting} Use the name from the instructions.`,
  }
}

/** The name exists, but a call of it fails outside of the learner's code. */
export const notCallable: Rule = (mishap) => {
  const { check, failure, entry } = mishap
  const [, name = '', kind] = /^(.+?) is not a (function|constructor)/.exec(failure?.message ?? '') ?? []
  if (!check || !kind || failure!.file !== null) return null
  if (codeOf(mishap, entry).exports.has(name)) {
    return {
      message: `${code(name)} is exported, but it isn’t a ${kind === 'function' ? 'function' : 'class'}. ${kind === 'function' ? `We call it: write ${code(`export function ${name}(…) { … }`)}.` : `We create one: write ${code(`export class ${name} { … }`)}.`}`,
      meaning: exporting,
    }
  }
  const [owner, method] = name.split('.')
  if (!owner || !method) return null
  return {
    message: `The check calls ${code(`${owner}.${method}()`)}, and there is no such method. Check the name ${code(method)} in ${code(failedFile(mishap))}.`,
    meaning:
      'A method is a function of an object. What your code returns or constructs needs a method with exactly this name.',
  }
}
