import { start } from './app.ts'

start()
