// A node is { id, name, children }.
// To use the 200 members, remove the // from the next line and from the last
// one.
// import { members } from './members.js'

/** The number of steps from the root down to its deepest leaf. */
export function height(root) {}

/** The longest path between any two nodes, counted in steps. */
export function diameter(root) {}

/**
 * The smallest number of rounds until all know, if everyone who knows calls
 * one of their children in each round.
 */
export function callRounds(root) {}

/**
 * The deepest node that has both members in its subtree, or null if one of
 * the ids doesn't exist.
 */
export function commonAncestor(root, idA, idB) {}

const leaf = (id) => ({ id, name: id, children: [] })
console.log(height({ id: 'chair', name: 'Chair', children: [leaf('asha'), leaf('babu')] }))
// console.log(height(members), diameter(members), callRounds(members), commonAncestor(members, 'M150', 'M190')?.id)
