const isObject = (value) => typeof value === 'object' && value !== null

/** Calls onChange(path, value) after each change of the object or of anything inside it. */
export function watch(object, onChange) {
  // One proxy per object: otherwise order.items === order.items would be false.
  const proxies = new WeakMap()

  function wrap(target, path) {
    const known = proxies.get(target)
    if (known) return known
    const pathOf = (name) => [...path, String(name)]
    const proxy = new Proxy(target, {
      get(_, name, receiver) {
        const value = Reflect.get(target, name, receiver)
        return isObject(value) && typeof name === 'string' ? wrap(value, pathOf(name)) : value
      },
      set(_, name, value, receiver) {
        const isNew = !Object.hasOwn(target, name)
        const before = target[name]
        const isDone = Reflect.set(target, name, value, receiver)
        if (isDone && (isNew || !Object.is(before, target[name]))) onChange(pathOf(name).join('.'), value)
        return isDone
      },
      // Reflect.set with a receiver defines the field on the proxy; that must not count as another change.
      defineProperty: (_, name, descriptor) => Reflect.defineProperty(target, name, descriptor),
      deleteProperty(_, name) {
        const wasThere = Object.hasOwn(target, name)
        const isDone = Reflect.deleteProperty(target, name)
        if (isDone && wasThere) onChange(pathOf(name).join('.'), undefined)
        return isDone
      },
    })
    proxies.set(target, proxy)
    return proxy
  }

  return wrap(object, [])
}

/** Refuses every write and every delete, at every level, with a TypeError that names the field. */
export function readOnly(object) {
  const refuse = (_, name) => {
    throw new TypeError(`${String(name)} can't be changed: this object is read-only`)
  }
  return new Proxy(object, {
    get(target, name, receiver) {
      const value = Reflect.get(target, name, receiver)
      return isObject(value) ? readOnly(value) : value
    },
    set: refuse,
    defineProperty: refuse,
    deleteProperty: refuse,
  })
}

/** Throws a ReferenceError if a name is read that the object doesn't have. */
export function strict(object) {
  return new Proxy(object, {
    get(target, name, receiver) {
      if (typeof name === 'string' && !Reflect.has(target, name)) throw new ReferenceError(`There is no ${name}`)
      return Reflect.get(target, name, receiver)
    },
  })
}
