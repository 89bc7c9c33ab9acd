import type { ReviewTexts } from './mood.ts'

export const english: ReviewTexts = {
  loved: {
    agency: [
      'They were waiting at arrivals with my name on a board, ten minutes before I got out.',
      'Handed over in a quarter of an hour, everything written down, nothing to argue about at the end.',
      'My flight was two hours late and somebody was still there with the keys.',
      'The deposit came back in full the same afternoon.',
      'Third time with them and it is still as easy as the first.',
      'They showed me the spare wheel, the jack and the papers before I signed anything.',
      'A flat tyre near Edéa on a Sunday, and they had a man with us within the hour.',
      'The price at the counter was the price on the screen, to the franc.',
      'Polite, quick, and they answer messages even in the evening.',
      'I asked for a child seat the night before and it was already fitted.',
    ],
    car: [
      'The car was spotless and smelled of nothing, which is how I like it.',
      'Air conditioning strong enough for a July afternoon in Douala.',
      'We drove to Limbe and back and it never missed a beat.',
      'Exactly the car in the photos, down to the colour of the seats.',
      'It climbed the road to Buea without complaining, five of us and the luggage.',
      'Full tank at the start, full tank at the end, no discussion.',
      'New tyres, good brakes, and the lights all worked.',
      'Comfortable enough that my mother slept all the way to Bafoussam.',
    ],
  },
  good: {
    agency: [
      'Good service; the paperwork took a little longer than I expected.',
      'The young man who brought it did not know the price, but a call settled it.',
      'They came fifteen minutes late and said so beforehand.',
      'Fair people. I would have liked a receipt without asking for it.',
      'Pick-up at the airport is easy once you find the right exit.',
      'Everything as agreed, and a bottle of water in the door, which I did not expect.',
    ],
    car: [
      'A small scratch on the bumper was noted before we left, so no trouble at the end.',
      'The car drives well; the radio does not find many stations.',
      'Uses more fuel in town than I thought, fine on the road.',
      'Clean inside, dusty outside, but it is the dry season.',
      'The boot is smaller than it looks in the picture.',
      'A solid car for the Kribi road, if a bit noisy above ninety.',
    ],
  },
  mixed: {
    agency: [
      'It worked out, but I waited forty minutes at the agreed place.',
      'Friendly, yet nobody could tell me how the kilometres are counted.',
      'Had to come back the next day for part of the deposit.',
      'The person at the desk was in a hurry and we skipped half of the check.',
    ],
    car: [
      'The air conditioning gave up on the second day.',
      'It does the job, but it has seen better years.',
      'The seats were not really clean when we got it.',
      'A warning light was on from the first kilometre; they said to ignore it.',
    ],
  },
  poor: {
    agency: [
      'I was promised eight in the morning and left at eleven.',
      'They wanted money for a scratch that is in my own photos from the first day.',
      'Nobody answered when I called about the noise in the front.',
    ],
    car: [
      'Not the car in the pictures, and older by some years.',
      'Worn tyres, and it was raining all week.',
      'It would not start on the third morning and the trip was over for us.',
    ],
  },
}
