/** SQL: from 0 to `below` by the hash of a number, as if by chance, but the same in every run. */
export const chance = (number: string, below: number) => `mod(hashint8(${number})::bigint + 2147483648, ${below})`
