import { defineConfig } from 'vite'

// GitHub Pages serves the board in a folder with the name of the repository.
export default defineConfig(({ command }) => ({ base: command === 'build' ? '/price-board/' : '/' }))
