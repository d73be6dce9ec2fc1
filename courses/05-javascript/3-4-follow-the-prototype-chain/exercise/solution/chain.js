/** The prototypes of an object, nearest first, without null. */
export function chainOf(object) {
  const above = Object.getPrototypeOf(object)
  return above === null ? [] : [above, ...chainOf(above)]
}

/** 0 if the object has the name itself, 1 if its prototype has it …, -1 if it is nowhere. */
export function stepsTo(object, name) {
  return [object, ...chainOf(object)].findIndex((one) => Object.hasOwn(one, name))
}

/** A new object with `parent` as its prototype and the given fields as its own. Getters stay getters. */
export function derive(parent, fields) {
  return Object.create(parent, Object.getOwnPropertyDescriptors(fields))
}

/** What new Type(...values) returns, for an old-style function. */
export function construct(Type, ...values) {
  const object = Object.create(Type.prototype)
  const result = Type.apply(object, values)
  const isObject = (typeof result === 'object' && result !== null) || typeof result === 'function'
  return isObject ? result : object
}
