export class Booth {
  sold = 0

  constructor(name) {
    this.name = name
  }

  sell(packets = 1) {
    this.sold += packets
    return `${this.name}: ${this.sold}`
  }

  /** A click on the button sells one packet. */
  connect(button) {
    // Not right yet: who is `this` when the button calls? And what does it pass as the first value?
    button.addEventListener('click', this.sell)
  }

  disconnect(button) {
    button.removeEventListener('click', this.sell)
  }
}

/** Lets the named methods keep their object. Returns the object. */
export function bindAll(object, ...names) {
  // Write your code here.
  return object
}

/** What work.bind(self, ...first) returns, without using bind. */
export function myBind(work, self, ...first) {
  // Write your code here.
  return work
}

/** Calls a method on an object that doesn't have it. */
export function borrow(method, target, values) {
  // Write your code here.
}

// Run prints these lines.
const button = new EventTarget()
const booth = new Booth('Booth 7')
booth.connect(button)
button.dispatchEvent(new Event('click'))
console.log(booth.sold)
