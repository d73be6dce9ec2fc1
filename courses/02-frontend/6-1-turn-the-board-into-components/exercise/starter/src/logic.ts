// The checks call the functions of both files.
export * from './change.ts'
export * from './pins.ts'
