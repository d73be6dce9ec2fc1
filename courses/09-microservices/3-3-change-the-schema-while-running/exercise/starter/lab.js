// Lets each release read what each has written. Read it, but change only releases 1 to 3.
import * as release0 from './release-0.js'
import * as release1 from './release-1.js'
import * as release2 from './release-2.js'
import * as release3 from './release-3.js'

export const releases = [release0, release1, release2, release3]

/** What a reader makes of an order that a writer has written, or the error. */
export function pass(writer, reader, order) {
  try {
    const message = JSON.parse(JSON.stringify(releases[writer].write(order)))
    const { id, dish, building, floor } = releases[reader].read(message)
    return { id, dish, building, floor }
  } catch (error) {
    return error.name
  }
}

const order = { id: 'ord-1', dish: 'thali', building: 'Andheri Bank', floor: 3 }
for (const reader of [0, 1, 2, 3])
  console.log(`release ${reader} reads`, [0, 1, 2, 3].map((writer) => (pass(writer, reader, order).floor === 3 ? 'yes' : 'no ')).join(' '))
