import { createGlobalTheme, createThemeContract } from '@vanilla-extract/css'

/** What only maps have. The locator's pictures repeat them (scripts/pictures/write-map.ts). */
export const mapColours = createThemeContract({
  water: null,
  shore: null,
  abroad: null,
  home: null,
  border: null,
  region: null,
  brass: null,
  river: null,
  waterName: null,
  name: null,
  townName: null,
})

createGlobalTheme(':root', mapColours, {
  water: '#DFE6E8',
  shore: '#D0DBDF',
  abroad: '#F4F2EE',
  home: '#FBF6EA',
  border: '#CFC8BA',
  region: '#DCCFB2',
  brass: '#B08A42',
  river: '#A9BFC8',
  waterName: '#5E7782',
  name: '#6B675F',
  townName: '#55524C',
})

createGlobalTheme('[data-theme="dark"]', mapColours, {
  water: '#10181C',
  shore: '#223038',
  abroad: '#1D1D1E',
  home: '#2A2519',
  border: '#3E3E40',
  region: '#4A4029',
  brass: '#D8B878',
  river: '#35505C',
  waterName: '#7F99A4',
  name: '#8C887F',
  townName: '#B9B4A9',
})
