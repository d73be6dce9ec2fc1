/**
 * The pages that were visited on the tablet, with one of them as the current
 * page.
 */
export class History {
  constructor(homePage, limit = 50) {
    // Choose a structure: two stacks, a list, an array with an index or a
    // ring buffer.
  }

  get current() {}

  get canGoBack() {
    return false
  }

  get canGoForward() {
    return false
  }

  /** Moves to a new page and forgets everything ahead. */
  visit(page) {}

  /** Moves back, at most to the oldest page, and returns the current page. */
  back(steps = 1) {}

  /**
   * Moves forward, at most to the newest page, and returns the current page.
   */
  forward(steps = 1) {}
}

const history = new History('home')
history.visit('rivers')
history.visit('Periyar')
console.log(history.back(), history.canGoForward)
