import { expect, test, type Page } from '@playwright/test'
import { signIn } from './visit.ts'
