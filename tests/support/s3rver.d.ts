declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net'

  /** A server that speaks S3 and keeps its buckets in a folder. Its keys are S3RVER and S3RVER. */
  export default class S3rver {
    constructor(options: {
      port: number
      address: string
      silent: boolean
      directory: string
      configureBuckets: { name: string }[]
    })
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
