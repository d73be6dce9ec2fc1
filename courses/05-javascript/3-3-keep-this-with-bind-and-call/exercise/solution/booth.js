export class Booth {
  sold = 0
  // Kept in a field: connect and disconnect must name the very same function. The event isn't passed on as a number.
  onClick = () => this.sell(1)

  constructor(name) {
    this.name = name
  }

  sell(packets = 1) {
    this.sold += packets
    return `${this.name}: ${this.sold}`
  }

  /** A click on the button sells one packet. */
  connect(button) {
    button.addEventListener('click', this.onClick)
  }

  disconnect(button) {
    button.removeEventListener('click', this.onClick)
  }
}

/** Lets the named methods keep their object. Returns the object. */
export function bindAll(object, ...names) {
  for (const name of names) object[name] = object[name].bind(object)
  return object
}

/** What work.bind(self, ...first) returns, without using bind. */
export function myBind(work, self, ...first) {
  return (...later) => work.call(self, ...first, ...later)
}

/** Calls a method on an object that doesn't have it. */
export function borrow(method, target, values) {
  return method.apply(target, values)
}
