/** `parts` are what the pattern found in the message, `marked` is the code that the compiler marks. */
type Reword = (parts: string[], marked: string) => string
type Row = { pattern: RegExp; reword: Reword }

const row = (pattern: RegExp, reword: Reword): Row => ({ pattern, reword })

const maybe = (what: 'undefined' | 'null' | 'null or undefined'): Row =>
  row(
    /^(?:'(.+)'|Object) is possibly /,
    ([name], marked) => `${code(name ?? marked)} may be ${what} here. Check for that first, for example with if.`,
  )
const missingReturn = row(
  /^/,
  () => 'This function says what it returns, but can end without returning anything. Add a return.',
)
const notANumber = row(/^/, (_, marked) => `${code(marked)} isn’t a number, so you can’t calculate with it.`)

/** By the compiler's code: the mistakes that people make most often while they learn. */
const rows: Record<number, Row> = {
  1005: row(/^'(.+)' expected/, ([sign]) => `Something is missing here: ${code(sign!)}.`),
  2304: row(
    /^Cannot find name '(.+)'/,
    ([name]) => `There is no ${code(name!)} here. Is it spelled right, and declared or imported before this line?`,
  ),
  2305: row(
    /^Module '"(.+)"' has no exported member '(.+)'/,
    ([file, name]) => `${file} doesn’t export ${code(name!)}. Put export before it there, or correct the name.`,
  ),
  2307: row(/^Cannot find module '(.+)' or/, ([name]) => `There is no file ${name} in this exercise.`),
  2322: row(/^Type '(.+)' is not assignable to type '(.+)'\.$/s, ([actual, wanted], marked) => {
    if (/^return\b/.test(marked)) return `This function should return ${aType(wanted!)}, but returns ${aType(actual!)}.`
    const what = /^[A-Za-z_$][\w$]*$/.test(marked) ? code(marked) : 'This'
    if (actual === `Promise<${wanted}>`)
      return `${what} should be ${aType(wanted!)}, but this is a promise of it. Put await before it.`
    return `${what} should be ${aType(wanted!)}, but this is ${aType(actual!)}.`
  }),
  2339: row(
    /^Property '(.+)' does not exist on type '(.+)'\.$/s,
    ([name, type]) => `There is no ${code(name!)} on ${aType(type!)}.`,
  ),
  2345: row(
    /^Argument of type '(.+)' is not assignable to parameter of type '(.+)'\.$/s,
    ([actual, wanted]) => `The function takes ${aType(wanted!)} here, but gets ${aType(actual!)}.`,
  ),
  2353: row(
    /^Object literal may only specify known properties, and '(.+)' does not exist in type '(.+)'\.$/s,
    ([name, type]) => `${code(name!)} isn’t a property of ${aType(type!)}. Is it spelled right?`,
  ),
  2355: missingReturn,
  2362: notANumber,
  2363: notANumber,
  2366: missingReturn,
  2367: row(
    /types '(.+)' and '(.+)' have no overlap/,
    ([one, other]) => `These two are never equal: one is ${aType(one!)}, the other is ${aType(other!)}.`,
  ),
  2531: maybe('null'),
  2532: maybe('undefined'),
  2533: maybe('null or undefined'),
  2540: row(/^Cannot assign to '(.+)'/, ([name]) => `${code(name!)} is read-only: it can’t be changed.`),
  2551: row(
    /^Property '(.+)' does not exist on type '(.+)'\. Did you mean '(.+)'\?$/s,
    ([name, type, other]) => `There is no ${code(name!)} on ${aType(type!)}. Did you mean ${code(other!)}?`,
  ),
  2552: row(
    /^Cannot find name '(.+)'\. Did you mean '(.+)'\?$/,
    ([name, other]) => `There is no ${code(name!)} here. Did you mean ${code(other!)}?`,
  ),
  2554: row(/^Expected (\S+) arguments?, but got (\d+)\.$/, ([wanted, got]) => {
    const values = wanted === '1' ? '1 value' : `${wanted!.replace('-', ' to ')} values`
    return `The function takes ${values}, but the call has ${got}.`
  }),
  2561: row(
    /but '(.+)' does not exist in type '(.+)'\. Did you mean to write '(.+)'\?$/s,
    ([name, type, other]) => `${code(name!)} isn’t a property of ${aType(type!)}. Did you mean ${code(other!)}?`,
  ),
  2578: row(/^/, () => 'This line has no type error. @ts-expect-error demands one in the line after it.'),
  2588: row(/^Cannot assign to '(.+)'/, ([name]) => `${code(name!)} is a const: it can’t change. Declare it with let.`),
  2739: row(
    /^Type '(.+)' is missing the following properties from type '(.+)': (.+)$/s,
    ([, wanted, names]) => `${aType(wanted!)} needs ${names}, which are missing here.`,
  ),
  2741: row(
    /^Property '(.+)' is missing in type '(.+)' but required in type '(.+)'\.$/s,
    ([name, , wanted]) => `${code(name!)} is missing: ${aType(wanted!)} needs it.`,
  ),
  7006: row(
    /^Parameter '(.+)' implicitly/,
    ([name]) => `Say what ${code(name!)} is: write its type after it, such as ${code(`${name}: string`)}.`,
  ),
  18046: row(
    /^'(.+)' is of type 'unknown'/,
    ([name]) => `Nothing is known about ${code(name!)} yet. Find out what it is first, for example with typeof.`,
  ),
  18047: maybe('null'),
  18048: maybe('undefined'),
  18049: maybe('null or undefined'),
}

/** The first line of the compiler's message in plain words; null where we know none. `marked` is the code it marks. */
export function inPlainWords(number: number, message: string, marked: string): string | null {
  const known = rows[number]
  const found = known?.pattern.exec(message)
  return found ? capitalized(known!.reword(found.slice(1), marked)) : null
}

const maxCode = 40

/** Short code as code; the backticks of a template would end it. */
const code = (text: string) =>
  text.length > maxCode || text.includes('\n') ? 'this' : `\`${text.replaceAll('`', '')}\``

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Longer types say more in the compiler's own words, which follow. */
const maxType = 60

function aType(type: string): string {
  const [, item] = /^(?:readonly )?(string|number|boolean)\[\]$/.exec(type) ?? []
  return item !== undefined
    ? `a list of ${item}s`
    : /^(?:string|number|boolean|bigint|symbol)$/.test(type)
      ? `a ${type}`
      : /^(?:undefined|null|never|unknown|void|any)$/.test(type)
        ? type
        : type.length > maxType
          ? 'another type'
          : `\`${type.replaceAll('`', '')}\``
}
