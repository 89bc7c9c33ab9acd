import { CarFront } from 'lucide-react'

/** In the place of a car's picture. */
export const CarSilhouette = () => <CarFront size={40} strokeWidth={1} aria-hidden />
