/** A check as plain data, the same for every language: which function is called, and with what. */

/** Plain values, and what stands for larger ones: `{ generate: … }`, `{ list: […] }`, `{ tree: […] }`. */
export type Data = null | boolean | number | string | Data[] | { [key: string]: Data }

/** What is compared, if it isn't what the function returns. */
export const callResults = ['argument', 'both', 'list', 'tree', 'value'] as const
export type CallResult = (typeof callResults)[number]

export type Call = {
  /** Of a function, or of a class if there are `calls`, spelt as in JavaScript. */
  name: string
  args: Data
  /** Calls of methods on one new object, each as [name, …arguments]. The result is the list of what they return. */
  calls?: Data | undefined
  result?: CallResult | undefined
  /** For lists that are too long to write down: their length, both ends and a checksum are compared. */
  isDigest?: boolean | undefined
  /** The order of the list doesn't matter; `deep`: nor that of the lists in it. */
  anyOrder?: true | 'deep' | undefined
}

/** What the realm gets, as JSON: everything is generated, and spelt as the language does. */
export type CallInput = {
  name: string
  args: unknown[]
  calls: unknown[][] | null
  result: CallResult | null
  isDigest: boolean
  /** Whether there are lists or trees to link. */
  hasNodes: boolean
}

/** bestDay → best_day; the names of classes stay. */
export const snakeCase = (name: string): string =>
  /^[A-Z]/.test(name) ? name : name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

export const spelt = (name: string, language: string): string => (language === 'python' ? snakeCase(name) : name)
