/** A path in an exercise, such as `src/rupees.js`, or a file that has no ending. */
export const filePath = /^(?:[\w-]+(?:[./][\w-]+)*\.[a-z]+|(?:[\w-]+\/)*(?:Dockerfile|Caddyfile))$/
