/** Calls onChange(path, value) after each change of the object or of anything inside it. */
export function watch(object, onChange) {
  // Write your code here. This watches the first level only, and reports too much.
  return new Proxy(object, {
    set(target, name, value) {
      target[name] = value
      onChange(name, value)
      return true
    },
  })
}

/** Refuses every write and every delete, at every level, with a TypeError that names the field. */
export function readOnly(object) {
  // Write your code here.
  return object
}

/** Throws a ReferenceError if a name is read that the object doesn't have. */
export function strict(object) {
  // Write your code here.
  return object
}

// Run prints these lines.
const order = watch({ paise: 4500, items: [{ id: 'tea', done: false }] }, (path, value) => console.log(path, value))
order.paise = 5000
order.items[0].done = true
