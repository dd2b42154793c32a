	.section	.text.loop_nested,"ax",@progbits
	.sectioninfo	@"SHI_REGISTERS=10"
	.align	128
        .global         loop_nested
        .type           loop_nested,@function
        .size           loop_nested,(.L_x_12 - loop_nested)
        .other          loop_nested,@"STO_CUDA_ENTRY STV_DEFAULT"
loop_nested:
.text.loop_nested:
        /*0000*/                   IMAD.MOV.U32 R1, RZ, RZ, c[0x0][0x28] ;
        /*0010*/                   ISETP.LT.AND P0, PT, RZ, c[0x0][0x168], PT ;
        /*0020*/              @!P0 EXIT ;
        /*0030*/                   S2R R4, SR_TID.X ;
        /*0040*/                   IMAD.MOV.U32 R0, RZ, RZ, RZ ;
.L_x_4:
