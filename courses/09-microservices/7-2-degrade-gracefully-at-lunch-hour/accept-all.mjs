// Takes everybody, first come, first served. The queue has no end.
export const decide = () => 'serve'
