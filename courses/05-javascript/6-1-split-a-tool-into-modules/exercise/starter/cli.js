#!/usr/bin/env node
// Only this file reads arguments and prints. It runs on your computer: node cli.js 1200 560001
import { slip } from './slip.js'
