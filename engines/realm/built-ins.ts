/**
 * Finds out whether code has replaced a built-in, for instance Array.prototype.every to make every comparison true.
 * Adding new ones is allowed: some exercises ask for it.
 */
export function watchBuiltIns(): () => string | null {
  const { getOwnPropertyDescriptor, is } = Object
  const isSame = (now: PropertyDescriptor, was: PropertyDescriptor) => {
    for (const part of ['value', 'get'] as const) if (!is(now[part], was[part])) return false
    return true
  }
  type Known = { owner: object; key: string | symbol; was: PropertyDescriptor; path: string }
  const known: Known[] = []
  for (const [name, owner] of builtIns()) {
    for (const key of Reflect.ownKeys(owner)) {
      known.push({ owner, key, was: getOwnPropertyDescriptor(owner, key)!, path: `${name}.${String(key)}` })
    }
  }
  return () => {
    for (const { owner, key, was, path } of known) {
      const now = getOwnPropertyDescriptor(owner, key)
      if (!now || !isSame(now, was)) return path
    }
    return null
  }
}

function builtIns(): [string, object][] {
  const constructors = [
    Object,
    Function,
    Array,
    String,
    Number,
    Boolean,
    Symbol,
    BigInt,
    Date,
    RegExp,
    Error,
    TypeError,
    RangeError,
    SyntaxError,
    Map,
    Set,
    WeakMap,
    WeakSet,
    WeakRef,
    Promise,
    ArrayBuffer,
    Uint8Array,
  ] as const
  const generator = Object.getPrototypeOf(function* () {}) as { prototype: object }
  const iterator = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())) as object
  return [
    ...constructors.flatMap((one): [string, object][] => [
      [one.name, one],
      [`${one.name}.prototype`, one.prototype as object],
    ]),
    ['Generator.prototype', generator.prototype],
    ['Iterator.prototype', iterator],
    ['Array Iterator', Object.getPrototypeOf([][Symbol.iterator]()) as object],
    ['Map Iterator', Object.getPrototypeOf(new Map()[Symbol.iterator]()) as object],
    ['Set Iterator', Object.getPrototypeOf(new Set()[Symbol.iterator]()) as object],
    ['JSON', JSON],
    ['Math', Math],
    ['Reflect', Reflect],
  ]
}
