export { choose, learn, certified } from './steps.ts'
