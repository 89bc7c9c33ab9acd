// The accounts with which the demonstration can be tried.

import { demonstrationPassword } from '#contract/account/sign-in.ts'
import { worldAdmin, worldDesk, worldDrivers } from './world/people.ts'
import { worldSuppliers } from './world/suppliers.ts'

/** Lines for the terminal: who can sign in. */
export function describeAccounts(): string {
  const accounts = [
    ['driver', worldDrivers[0]!.email],
    ['supplier', worldSuppliers[0]!.email],
    ['desk', worldDesk.email],
    ['admin', worldAdmin.email],
  ]
  const lines = accounts.map(([role, email]) => `  ${role!.padEnd(9)} ${email}`)
  return ['Demonstration accounts, all with the password ' + demonstrationPassword + ':', ...lines].join('\n')
}
