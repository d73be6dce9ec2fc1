/** Pages in a ring buffer: every operation is O(1), and the limit bounds the memory. */
export class History {
  #pages
  #start = 0
  #length = 1
  #index = 0

  constructor(homePage, limit = 50) {
    this.#pages = Array(limit)
    this.#pages[0] = homePage
  }

  #slot(index) {
    return (this.#start + index) % this.#pages.length
  }

  get current() {
    return this.#pages[this.#slot(this.#index)]
  }
  get canGoBack() {
    return this.#index > 0
  }
  get canGoForward() {
    return this.#index < this.#length - 1
  }

  visit(page) {
    if (page === this.current) return
    if (this.#index === this.#pages.length - 1) this.#start = this.#slot(1) // full: forget the oldest
    else this.#index++
    this.#length = this.#index + 1
    this.#pages[this.#slot(this.#index)] = page
  }

  back(steps = 1) {
    this.#index = Math.max(0, this.#index - steps)
    return this.current
  }

  forward(steps = 1) {
    this.#index = Math.min(this.#length - 1, this.#index + steps)
    return this.current
  }
}
