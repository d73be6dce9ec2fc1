import { defineConfig } from 'vite'
import { fakeApi } from './fake-api.ts'

export default defineConfig({ plugins: [fakeApi()] })
