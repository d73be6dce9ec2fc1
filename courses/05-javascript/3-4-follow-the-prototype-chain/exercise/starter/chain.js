/** The prototypes of an object, nearest first, without null. */
export function chainOf(object) {
  // Write your code here. Object.getPrototypeOf(object) is one step.
  return []
}

/** 0 if the object has the name itself, 1 if its prototype has it …, -1 if it is nowhere. */
export function stepsTo(object, name) {
  // Write your code here.
}

/** A new object with `parent` as its prototype and the given fields as its own. */
export function derive(parent, fields) {
  // Not right yet: this copies the parent.
  return { ...parent, ...fields }
}

/** What new Type(...values) returns, for an old-style function. */
export function construct(Type, ...values) {
  // Write your code here.
}

// Run prints these lines.
console.log(chainOf([]).length)
console.log(stepsTo([], 'map'), stepsTo([], 'length'), stepsTo([], 'toString'))
