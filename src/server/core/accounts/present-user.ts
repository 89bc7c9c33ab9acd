// A person's own record, field by field: never a hash, never a token.

import type { Selectable } from 'kysely'
import type { User } from '#contract/account/account.ts'
import type { Schema } from '#server/platform/db/schema.ts'

export function presentUser(user: Selectable<Schema['users']>): User {
  return {
    _id: user.id,
    type: user.type,
    fullName: user.full_name,
    name: user.full_name,
    email: user.email,
    phone: user.phone,
    birthDate: user.birth_date,
    location: user.location,
    bio: user.bio,
    avatar: user.avatar,
    license: user.license,
    ...(user.license_back !== null && { licenseBack: user.license_back }),
    language: user.language,
    enableEmailNotifications: user.enable_email_notifications,
    blacklisted: user.blacklisted,
    verified: user.verified,
  }
}
