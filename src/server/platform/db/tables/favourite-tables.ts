// The table of 0013-favourites.sql.

export type FavouritesTable = { user_id: string; car_id: string; saved_at: Date }
